struct StillStation: TideStation1302 {
  func level() -> Int { 0 }
}
let bell = TideBell1302()
let board = TideBoard1302(
  name: "test", dependencies: .init(station: StillStation(), bell: bell))
expect(board.line() == "test: 0, rung 2 times", "the board reads what it was given")
