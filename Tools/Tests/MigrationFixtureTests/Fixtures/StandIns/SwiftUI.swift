@_exported import Foundation

@preconcurrency @MainActor public protocol View {
  associatedtype Body: View
  var body: Body { get }
}

public struct Text: View {
  public let text: String

  public nonisolated init(_ text: String) { self.text = text }
  public var body: Text { self }
}

@preconcurrency @MainActor public protocol Scene {
  associatedtype Body: Scene
  var body: Body { get }
}

@preconcurrency @MainActor public protocol App {
  associatedtype Body: Scene
  init()
  var body: Body { get }
}

public struct WindowGroup<Content: View>: Scene {
  public nonisolated init(content: () -> Content) {}
  public var body: Self { self }
}

@preconcurrency @MainActor public protocol WidgetConfiguration {}

@preconcurrency @MainActor public protocol Widget {
  associatedtype Body: WidgetConfiguration
  init()
  var body: Body { get }
}

public struct EmptyWidgetConfiguration: WidgetConfiguration {
  public nonisolated init() {}
}

@preconcurrency @MainActor public protocol PreviewProvider {
  associatedtype Previews: View
  static var previews: Previews { get }
}

public protocol ObservableObject: AnyObject {}

/// Makes its object when it is read for the first time.
@propertyWrapper public struct StateObject<Value: ObservableObject> {
  private final class Storage {
    var value: Value?
  }

  private let storage = Storage()
  private let make: () -> Value

  public init(wrappedValue: @autoclosure @escaping () -> Value) { make = wrappedValue }

  public var wrappedValue: Value {
    let value = storage.value ?? make()
    storage.value = value
    return value
  }
}

@propertyWrapper public struct State<Value> {
  public var wrappedValue: Value

  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}
