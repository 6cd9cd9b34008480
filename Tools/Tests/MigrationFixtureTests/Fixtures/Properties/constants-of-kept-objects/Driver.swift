@MainActor func show6206() {
  Delegate6206.made = [Delegate6206()]
  let panel = Panel6206(nibName: nil, bundle: nil)
  panel.viewDidLoad()
  let desk = Desk6206(nibName: nil, bundle: nil)
  desk.viewDidLoad()
  let board = Board6206(nibName: nil, bundle: nil)
  board.viewDidLoad()
  let shelf = Shelf6206(nibName: nil, bundle: nil)
  shelf.viewDidLoad()
  print(board.title ?? "", shelf.title ?? "")
  print(panel.title ?? "", desk.title ?? "")
}
await show6206()
