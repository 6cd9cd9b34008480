let loader = AvatarLoader(
  dependencies: .init(
    loadURL: { _ in throw CancellationError() }, load: { _ in throw CancellationError() }))
if let address = URL(string: "data:text/plain;base64,aGVsbG8=") {
  do { print(try await loader.size(of: address)) } catch is CancellationError { print("replaced") }
}
