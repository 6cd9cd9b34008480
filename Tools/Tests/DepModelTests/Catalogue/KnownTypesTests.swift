import DepModel
import Testing

struct KnownTypesTests {
  private let catalogue: Catalogue

  init() throws { catalogue = try Catalogue(decoding: []) }

  @Test(arguments: [
    "URLSession", "UserDefaults", "DispatchQueue", "OperationQueue", "NSCache",
    "NSCache<NSString, UIImage>", "CLLocationManager", "NSPersistentContainer", "FileManager?",
    "Foundation.URLSession", "CurrentValueSubject<Bool, Never>",
  ])
  func aClassThatReachesTheSystemIsAService(type: String) {
    #expect(catalogue.kind(ofType: type) == .service)
  }

  @Test(arguments: [
    "UIColor", "DateFormatter", "JSONDecoder", "NSRegularExpression", "String", "Int", "URL",
    "Notification.Name", "CGFloat", "Logger", "OSLog", "String?", "[String]", "[String: URL]",
    "Set<UUID>", "URLSession.DelayedRequestDisposition", "Foundation.Date",
    "DispatchQueue.Attributes",
    "any Error",
  ])
  func aValueOrAnObjectThatNoTestReplacesIsAConstant(type: String) {
    #expect(catalogue.kind(ofType: type) == .constant)
  }

  @Test(arguments: ["NetworkAPI", "any API", "[NetworkAPI]", "[String: NetworkAPI]", "A.B", ""])
  func whatIsNotListedHasNoKind(type: String) {
    #expect(catalogue.kind(ofType: type) == nil)
  }

  @Test func aWrapperFetchesFromALocatorOrFromTheSurroundings() {
    #expect(catalogue.kind(ofWrapper: "LazyInjected") == .locator)
    #expect(catalogue.kind(ofWrapper: "EnvironmentObject") == .environment)
    #expect(catalogue.kind(ofWrapper: "Published") == nil)
  }
}
