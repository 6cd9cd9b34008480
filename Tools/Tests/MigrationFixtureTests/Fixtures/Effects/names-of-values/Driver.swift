print(EddyPanel().load(), EddyPanel().rows().count, EddyPanel().body(), EddyPanel().secret())
