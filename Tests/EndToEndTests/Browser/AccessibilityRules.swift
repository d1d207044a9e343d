extension WebDriver {
  /// Returns what on the present view breaks a rule of WCAG 2.2 AA that a machine can check.
  func accessibilityFaults() throws -> [String] { try run(Self.rules) as? [String] ?? ["the rules did not run"] }

  /// Names, labels, headings, contrast of text, size of targets, and no scrolling sideways at this width.
  private static let rules = """
    const faults = [];
    const say = (rule, node) => faults.push(`${rule}: ${node.outerHTML.slice(0, 120)}`);
    const isShown = (node) => node.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      && node.getClientRects().length > 0;
    const name = (node) => (node.getAttribute('aria-label')
      ?? (node.getAttribute('aria-labelledby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent).join('')
      ) || [...(node.labels ?? [])].map((label) => label.textContent).join('') || node.textContent
      || node.getAttribute('title') || node.getAttribute('alt') || '';

    for (const node of document.querySelectorAll('a, button, input, select, textarea, summary, [role=img]')) {
      if (isShown(node) && !name(node).trim()) say('no name', node);
    }
    for (const node of document.querySelectorAll('img:not([alt])')) say('no alternative', node);
    const ids = [...document.querySelectorAll('[id]')].map((node) => node.id);
    for (const id of new Set(ids)) if (ids.filter((other) => other === id).length > 1) faults.push(`twice: #${id}`);
    const headings = [...document.querySelectorAll('main :is(h1, h2, h3, h4)')].filter(isShown);
    if (headings.filter((node) => node.matches('h1')).length !== 1) faults.push('not one first heading');
    let level = 0;
    for (const node of headings) {
      const own = Number(node.tagName[1]);
      if (own > level + 1) say('heading skips a level', node);
      level = own;
    }
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) faults.push(`wider than the window: ${scrollWidth}`);

    for (const node of document.querySelectorAll('a, button, input, summary, label.chip, label.switch')) {
      if (!isShown(node) || node.matches('.skip, .behind, input[type=file], .switch input, .chip input')) continue;
      // A link within a title covers its whole card.
      if (node.matches('.card h2 a')) continue;
      const { width, height } = node.getBoundingClientRect();
      const reach = node.matches('.tick') ? 1.5 * 16 : 0;
      if (Math.min(width, height) + reach < 43.5) say(`target of ${Math.round(width)} by ${Math.round(height)}`, node);
    }

    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const paint = (color) => {
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      return [...canvas.getImageData(0, 0, 1, 1).data];
    };
    const luminance = (color) => color.slice(0, 3).map((value) => value / 255)
      .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
      .reduce((sum, value, index) => sum + value * [0.2126, 0.7152, 0.0722][index], 0);
    const ground = (node) => {
      for (let place = node; place; place = place.parentElement) {
        const color = paint(getComputedStyle(place).backgroundColor);
        if (color[3] > 200) return color;
      }
      return [255, 255, 255, 255];
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode.parentElement;
      if (!walker.currentNode.data.trim() || !isShown(node) || node.closest('noscript, script, .behind, .skip, :disabled')) continue;
      const style = getComputedStyle(node), size = parseFloat(style.fontSize);
      const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
      const [one, other] = [luminance(paint(style.color)), luminance(ground(node))].sort((a, b) => b - a);
      const contrast = (one + 0.05) / (other + 0.05);
      if (contrast < (isLarge ? 3 : 4.5)) say(`contrast ${contrast.toFixed(2)}`, node);
    }
    return [...new Set(faults)];
    """
}
