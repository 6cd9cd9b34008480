protocol SoapBucketProtocol: Sendable
{
  func foam() -> String
}

final class SoapBucket: Sendable
{
  static let shared = SoapBucket()
  func foam() -> String { "foam" }
}

extension SoapBucket: SoapBucketProtocol {}

final class WindowCleaner
{
  struct Dependencies
  {
    var soapBucket: any SoapBucketProtocol

    static var defaultDependencies: Self
    {
      Self(soapBucket: SoapBucket.shared)
    }
  }

  private let dependencies: Dependencies

  private let floor: Int

  init(floor: Int, dependencies: Dependencies = .defaultDependencies)
  {
    self.dependencies = dependencies
    self.floor = floor
  }

  func clean() -> String
  {
    return "\(floor) \(dependencies.soapBucket.foam())"
  }
}
