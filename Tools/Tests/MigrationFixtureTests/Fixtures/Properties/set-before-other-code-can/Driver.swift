await MainActor.run {
  let clock = AwningClock6103(nibName: nil, bundle: nil)
  let board = AwningBoard6103(nibName: nil, bundle: nil)
  clock.awakeFromNib()
  board.awakeFromNib()
  board.show()
  print(clock.text, board.text)
}
