// A stand-in with the semantics of InfomaniakDI: one object for each type and identifier.

public protocol SimpleResolvable: Sendable {
  func resolve<Service>(
    type: Service.Type, forCustomTypeIdentifier customIdentifier: String?,
    factoryParameters: [String: Any]?, resolver: any SimpleResolvable
  ) throws -> Service
}

public struct Factory: @unchecked Sendable {
  fileprivate let name: String
  fileprivate let make: ([String: Any]?, any SimpleResolvable) throws -> Any

  public init<Service>(
    type: Service.Type,
    closure: @escaping (_ parameters: [String: Any]?, _ resolver: any SimpleResolvable) throws -> Any
  ) {
    name = "\(type)"
    make = closure
  }
}

public final class SimpleResolver: SimpleResolvable, @unchecked Sendable {
  public static let sharedResolver = SimpleResolver()
  private var factories: [String: Factory] = [:]
  private var kept: [String: Any] = [:]

  public func store(factory: Factory, forCustomTypeIdentifier customIdentifier: String? = nil) {
    factories[key(factory.name, customIdentifier)] = factory
  }

  public func resolve<Service>(
    type: Service.Type, forCustomTypeIdentifier customIdentifier: String?,
    factoryParameters: [String: Any]? = nil, resolver: any SimpleResolvable
  ) throws -> Service {
    let key = key("\(type)", customIdentifier)
    if let object = kept[key] as? Service { return object }
    guard let factory = factories[key] else { throw Missing() }
    guard let object = try factory.make(factoryParameters, resolver) as? Service else {
      throw Missing()
    }
    kept[key] = object
    return object
  }

  private func key(_ type: String, _ identifier: String?) -> String {
    identifier.map { "\(type):\($0)" } ?? type
  }

  private struct Missing: Error {}
}

@propertyWrapper public struct InjectService<Service> {
  public let wrappedValue: Service

  public init(customTypeIdentifier: String? = nil) {
    let container = SimpleResolver.sharedResolver
    do {
      wrappedValue = try container.resolve(
        type: Service.self, forCustomTypeIdentifier: customTypeIdentifier, resolver: container)
    } catch {
      preconditionFailure("\(error)")
    }
  }
}
