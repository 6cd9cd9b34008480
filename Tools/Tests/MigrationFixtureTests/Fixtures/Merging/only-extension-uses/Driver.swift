print(Gondola(name: "sole").sing())
