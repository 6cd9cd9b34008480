struct QuayPlan: Codable, Equatable {
  var length: Int
}
