// The memberwise initializer of a public struct is internal: a written `public init` is needed.
import Networking

let service = WithoutPublicInit(dependencies: .init(api: NetworkAPI.shared))
// expected-error@-1 {{'WithoutPublicInit.Dependencies' initializer is inaccessible due to 'internal' protection level}}
