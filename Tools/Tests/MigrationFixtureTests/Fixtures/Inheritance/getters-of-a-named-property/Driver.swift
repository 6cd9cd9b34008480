@MainActor func show6208() {
  let door = Door6208(nibName: nil, bundle: nil)
  door.viewDidLoad()
  print(door.title ?? "", door.knock())
}
await show6208()
