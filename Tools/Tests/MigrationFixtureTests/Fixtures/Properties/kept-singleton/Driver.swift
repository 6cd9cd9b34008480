await MainActor.run {
  let screen = PantryScreen5101(nibName: nil, bundle: nil)
  screen.viewDidLoad()
  print(screen.title ?? "", PantryWindow5101(nibName: nil, bundle: nil).count())
  print(PantryDoor5101(nibName: nil, bundle: nil).count(), screen.larder.jars)
}
