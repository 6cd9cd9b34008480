struct PelicanAPI: Sendable {
  nonisolated(unsafe) static var shared = PelicanAPI()
  var a = 1
}
