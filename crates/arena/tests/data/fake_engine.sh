#!/bin/sh
# An engine for tests: speaks as much Hub (version 2, or 1 if told so) as a match needs, and then does
# what its first argument says. Its second argument is the move that it plays.
deed=$1
move=$2
while read -r command rest; do
    case $command in
    hub)
        echo "id name=Fake version=1"
        echo "param name=variant value=normal type=enum values=\"normal russian\""
        echo "wait"
        ;;
    init)
        [ "$deed" = deaf ] && exit 5
        echo "ready"
        ;;
    new-game | new)
        [ "$deed" = late-crash ] && [ -n "$played" ] && exit 4
        ;;
    go)
        played=yes
        case $deed in
        play | late-crash) echo "info depth=7 score=0.25 nodes=1000 pv=\"$move\""; echo "done move=$move" ;;
        play1) echo "info 7 6.5 25 1000"; echo "move $move" ;;
        crash) exit 3 ;;
        hang) sleep 20 ;;
        slow) sleep 0.3; echo "done move=$move" ;;
        nothing) echo "done" ;;
        garbage) echo "done move=\"32 - 28\"" ;;
        complain) echo "error message=\"bad position\"" ;;
        esac
        ;;
    quit) exit 0 ;;
    esac
done
