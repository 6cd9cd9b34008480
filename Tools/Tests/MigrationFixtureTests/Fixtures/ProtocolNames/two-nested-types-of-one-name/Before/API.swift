enum KingfisherOne {
  final class KingfisherAPI: Sendable {
    static let shared = KingfisherAPI()
    func a() { print("a") }
  }
}
enum KingfisherTwo { final class KingfisherAPI {} }
