"""Signs a player up each second of the fuzzing, which ends sessions and deletes accounts.

Used by schemathesis when SCHEMATHESIS_HOOKS=hooks and this folder is in PYTHONPATH; the README of the crate has the
whole command. DAMIER_URL is the server's address.
"""

import itertools
import os
import random

import requests
import schemathesis

SERVER = os.environ.get("DAMIER_URL", "http://127.0.0.1:8080")
NUMBERS = itertools.count(random.randrange(10**6))


def name(number):
    """A name in letters; each number gives another."""
    return "Fuzz" + "".join(chr(97 + number // 26**place % 26) for place in range(5))


def network(number):
    """An address of its own, so that no limit of one address is reached; the server runs with --proxies 1."""
    return f"10.{number // 62500 % 250}.{number // 250 % 250}.{number % 250}"


@schemathesis.auth(refresh_interval=1)
class Player:
    def get(self, case, ctx):
        number = next(NUMBERS)
        answer = requests.post(
            SERVER + "/api/sign-up",
            json={"name": name(number), "password": "een lange zin 7"},
            headers={"X-Damier-Client": "schemathesis", "X-Forwarded-For": network(number)},
            timeout=60,
        )
        assert answer.status_code == 201, answer.text
        return answer.headers["set-cookie"].split(";")[0]

    def set(self, case, data, ctx):
        case.headers = case.headers or {}
        case.headers["Cookie"] = data
        case.headers["X-Forwarded-For"] = network(random.randrange(10**7))
