//! The program as an engine for others: Hub over pipes, DXP over sockets.

mod dxp;
mod hub;
mod running;
