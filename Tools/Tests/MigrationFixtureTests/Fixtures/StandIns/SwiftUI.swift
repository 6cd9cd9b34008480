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

@resultBuilder public enum ViewBuilder {
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
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

/// Reads and writes a value that something else keeps.
@dynamicMemberLookup @propertyWrapper public struct Binding<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void

  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }

  public static func constant(_ value: Value) -> Self { Self(get: { value }, set: { _ in }) }

  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  public var projectedValue: Self { self }

  public subscript<Part>(dynamicMember path: WritableKeyPath<Value, Part>) -> Binding<Part> {
    Binding<Part>(
      get: { get()[keyPath: path] },
      set: { part in
        var value = get()
        value[keyPath: path] = part
        set(value)
      })
  }
}

/// Draws a view again when its object changes; others keep the object.
@propertyWrapper public struct ObservedObject<Value: ObservableObject> {
  public var wrappedValue: Value

  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  @dynamicMemberLookup public struct Wrapper {
    fileprivate let object: Value

    public subscript<Part>(
      dynamicMember path: ReferenceWritableKeyPath<Value, Part>
    ) -> Binding<Part> {
      Binding(get: { object[keyPath: path] }, set: { object[keyPath: path] = $0 })
    }
  }
}

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

  public var projectedValue: ObservedObject<Value>.Wrapper {
    ObservedObject(wrappedValue: wrappedValue).projectedValue
  }
}

@propertyWrapper public struct State<Value> {
  public var wrappedValue: Value

  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// The stand-in keeps a value where the view is, so that only objects can change through it.
  public var projectedValue: Binding<Value> {
    let value = wrappedValue
    return Binding(get: { value }, set: { _ in })
  }
}
