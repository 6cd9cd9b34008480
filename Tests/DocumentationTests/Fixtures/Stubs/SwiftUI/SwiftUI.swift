// swift-format-ignore-file

@_exported import Foundation
@_exported import Observation

@MainActor public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  public var body: Never { preconditionFailure("there is no body") }
}

public struct Text: View {
  public init(_ content: String) {}
  public var body: Never { preconditionFailure("a text has no body") }
}

public struct ModifiedView: View {
  public var body: Never { preconditionFailure("a modified view has no body") }
}

extension View {
  public func task(_ action: @escaping @MainActor () async -> Void) -> ModifiedView {
    ModifiedView()
  }
}

@resultBuilder @MainActor public enum ViewBuilder {
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
}

@MainActor public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder static var previews: Previews { get }
}

public protocol ObservableObject: AnyObject {}

@propertyWrapper public struct Published<Value> {
  public var wrappedValue: Value
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

@MainActor @propertyWrapper public struct StateObject<Object: ObservableObject> {
  private let make: () -> Object
  public init(wrappedValue make: @autoclosure @escaping () -> Object) { self.make = make }
  public var wrappedValue: Object { make() }
}

@MainActor public protocol Scene {
  associatedtype Body: Scene
  var body: Body { get }
}

extension Never: Scene {}

public struct WindowGroup<Content: View>: Scene {
  public init(@ViewBuilder content: () -> Content) {}
  public var body: Never { preconditionFailure("a window group has no body") }
}

@MainActor public protocol App {
  associatedtype Body: Scene
  var body: Body { get }
  init()
}

extension App {
  public static func main() {}
}
