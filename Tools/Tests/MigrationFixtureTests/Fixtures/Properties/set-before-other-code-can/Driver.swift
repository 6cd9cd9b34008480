await MainActor.run {
  let clock = AwningClock6103(nibName: nil, bundle: nil)
  let board = AwningBoard6103(nibName: nil, bundle: nil)
  clock.awakeFromNib()
  board.awakeFromNib()
  board.show()
  let bell = AwningBell6103(nibName: nil, bundle: nil)
  bell.awakeFromNib()
  print(clock.text, board.text, bell.text, bell.ring())
}
