extension Observatory {
  func count() -> Int { dependencies.skyMap.stars(sector) }
}
