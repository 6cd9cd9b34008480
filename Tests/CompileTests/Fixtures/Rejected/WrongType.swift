// What does not conform cannot be passed.
protocol API {}
struct NotAnAPI {}

struct Dependencies {
  var api: any API
  var makeAPI: () -> any API
}

struct LiveAPI: API {}

let wrongField = Dependencies(api: NotAnAPI(), makeAPI: { LiveAPI() })
// expected-error@-1 {{argument type 'NotAnAPI' does not conform to expected type 'API'}}
let wrongClosure = Dependencies(api: LiveAPI(), makeAPI: { NotAnAPI() })
// expected-error@-1 {{cannot convert value of type 'NotAnAPI' to closure result type 'any API'}}
