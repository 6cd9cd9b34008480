await MainActor.run {
  let screen = PantryScreen5101(nibName: nil, bundle: nil)
  screen.viewDidLoad()
  print(screen.title ?? "", PantryWindow5101(nibName: nil, bundle: nil).count())
  let shelf = PantryShelf5101(nibName: nil, bundle: nil)
  print(shelf.jars(of: shelf))
  print(PantryHatch5101(nibName: nil, bundle: nil).peek())
  print(PantryDoor5101(nibName: nil, bundle: nil).count(), Larder5101.shared().jars)
}
