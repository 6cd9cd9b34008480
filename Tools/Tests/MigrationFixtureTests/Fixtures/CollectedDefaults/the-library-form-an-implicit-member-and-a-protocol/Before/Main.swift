extension Taken2Service where Self == Taken2API {
  static var usual: Taken2API { .shared }
}
final class Taken2Screen {
  private let cache: Taken2Cache
  let text: String

  init(_ cache: Taken2Cache = .shared, service: any Taken2Service = Taken2API.shared) {
    self.cache = cache
    text = "\(service.name) \(cache.name)"
  }
}