print(PuppetStage().play())
