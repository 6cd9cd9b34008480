await MainActor.run {
  let planetarium = Planetarium1413(name: "north")
  planetarium.viewDidLoad()
  print(planetarium.title ?? "", PlanetariumCellar1413(nibName: nil, bundle: nil).count())
}
