print(InkMixer(colour: "blue ").mix())
