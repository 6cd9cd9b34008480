extension GearStock {
  func spring(_ size: Int) -> String { "spring \(size)" }
}
