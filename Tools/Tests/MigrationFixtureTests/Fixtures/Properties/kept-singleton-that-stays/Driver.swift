await MainActor.run {
  let screen = KeeperScreen(nibName: nil, bundle: nil)
  KeeperSession.renew()
  print(screen.numbers())
  let hall = KeeperHall(nibName: nil, bundle: nil)
  hall.run()
  let door = KeeperDoor(nibName: nil, bundle: nil)
  print(hall.count(), door.count(), peek(into: door))
}
