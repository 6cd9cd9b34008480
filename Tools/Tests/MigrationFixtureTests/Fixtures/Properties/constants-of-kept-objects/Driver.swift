@MainActor func show6206() {
  Delegate6206.made = [Delegate6206()]
  let panel = Panel6206(nibName: nil, bundle: nil)
  panel.viewDidLoad()
  let desk = Desk6206(nibName: nil, bundle: nil)
  desk.viewDidLoad()
  print(panel.title ?? "", desk.title ?? "")
}
await show6206()
