let starter = RaceStarter {
  print($0)
} onFalseStart: {
  print("back to the blocks")
}
starter.call("Ada", early: false)
starter.call("Ada", early: true)
RaceStarter { print("only", $0) }.call("Bo", early: false)
