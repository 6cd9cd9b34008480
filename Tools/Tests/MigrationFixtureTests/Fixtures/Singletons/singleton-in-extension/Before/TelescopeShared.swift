extension Telescope {
  static let shared = Telescope(inches: 8)
}
