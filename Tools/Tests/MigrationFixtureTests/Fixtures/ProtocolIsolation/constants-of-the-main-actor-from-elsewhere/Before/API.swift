@MainActor
final class EiderAPI {
  nonisolated static let shared = EiderAPI()
  let id = 1
  nonisolated init() {}
  nonisolated func free() { print("free") }
}
