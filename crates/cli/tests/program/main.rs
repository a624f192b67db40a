//! What the program `damier` promises to people and to other programs, asked of the program itself.

mod analyse;
mod analyse_games;
mod bench;
mod cases;
mod diagram;
mod documents;
mod endgame;
mod explain;
mod fen;
mod input;
mod legal;
mod lessons;
mod loading;
mod pdn;
mod pdn_search;
mod perft;
mod replay;
mod status;
mod support;
mod usage;
