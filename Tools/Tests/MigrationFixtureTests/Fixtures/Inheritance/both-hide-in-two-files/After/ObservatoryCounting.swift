extension Observatory {
  func count() -> Int { observatoryDependencies.skyMap.stars(sector) }
}
