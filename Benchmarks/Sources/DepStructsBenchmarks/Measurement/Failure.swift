/// A reason why the results are worth nothing.
struct Failure: Error {
  let message: String
}
