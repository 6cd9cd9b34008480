protocol Metatypes {
  func a(_ type: Self.Type) -> Self.Type
  func b(_ type: any Metatypes.Type)
  func c<T: Metatypes>(_ type: T.Type, _ value: T) -> T.Type
  func d(_ type: AnyClass, _ any: Any.Type, _ object: AnyObject.Type)
  func e<T>(as type: T.Type) -> T?
}
// MARK: use
func useMetatypes() async throws { expectReport { MetatypesMock().b(MetatypesMock.self) } }
