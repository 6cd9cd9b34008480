extension Observatory {
  func count() -> Int { SkyMap.shared.stars(sector) }
}
