func run6191<Kind: AppEffect6191>(_ effect: Kind) -> String { effect.run(3) }

print(run6191(Post6191()), Note6191().run())
