await MainActor.run {
  let screen = AtticScreen6115(nibName: nil, bundle: nil)
  let stairs = AtticStairs6115(nibName: nil, bundle: nil)
  Attic6115.shared = Attic6115(boxes: 5)
  screen.viewDidLoad()
  stairs.viewDidLoad()
  print(screen.title ?? "", stairs.title ?? "")
}
