let root = AppRoot()
let screen = root.makeScreen().dependencies
print(screen.images.dependencies.clock.name, screen.files.dependencies.clock.name)
print(screen.images.dependencies.parser === screen.files.dependencies.parser)
let make = screen.files.dependencies.images
print(make() === make())
