print(Foundry6109(assembler: foundryAssembler6109()).cast())
